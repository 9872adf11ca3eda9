<?php
namespace App;
const LIMIT = 3;
function trim_all(array $rows): array { return array_map('trim', $rows); }
