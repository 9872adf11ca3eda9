int mast() { return «stowed→outside»; }
