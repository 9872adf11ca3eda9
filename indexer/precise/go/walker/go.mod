module go-walker

go 1.23
