package dock

func Leave() int { return «moor→dock.moor@shared_test.go, import»() }
