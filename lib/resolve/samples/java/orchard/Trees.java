package orchard;

public enum Trees { Pine, Larch }
