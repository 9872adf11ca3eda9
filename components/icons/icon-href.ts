/** Where a page holds the shape of an icon, for a `<use>`. app/icon-sprite.tsx puts it there. */
export const iconHref = (name: string): string => `#icon-${name}`;
