"""Loads sea charts into the harbour map."""

import json
from pathlib import Path

DEFAULT_SCALE = 25_000


class ChartLoader:
    """Reads charts of one scale from a folder."""

    def __init__(self, folder: Path, scale: int = DEFAULT_SCALE) -> None:
        self.folder = folder
        self.scale = scale

    def load_all(self) -> list[dict]:
        return [self.load_chart(path) for path in sorted(self.folder.glob("*.json"))]

    def load_chart(self, path: Path) -> dict:
        chart = json.loads(path.read_text())
        chart["scale"] = self.scale
        return chart


def get_chart_by_name(charts: list[dict], name: str) -> dict | None:
    return next((chart for chart in charts if chart["name"] == name), None)
