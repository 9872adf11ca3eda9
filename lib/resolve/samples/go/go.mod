module example.com/coast

go 1.21
