<?php
namespace Dock\Tests;
use Dock\Reader;

class ReaderTest { public function test() { return «serialize→outside»(new Reader()); } }
