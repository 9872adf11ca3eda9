/** The one icon set: 16 px grid, currentColor. Shape is the family, the mark inside is the kind. */
import type { ReactNode } from "react";

export const shapes = {
  class: (
    <>
      <rect
        x="1.75"
        y="1.75"
        width="12.5"
        height="12.5"
        rx="3"
        fill="currentColor"
        fillOpacity=".16"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <path
        d="M10.5 6.2a2.9 2.9 0 1 0 0 3.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  struct: (
    <>
      <rect
        x="1.75"
        y="1.75"
        width="12.5"
        height="12.5"
        rx="3"
        fill="currentColor"
        fillOpacity=".16"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <path
        d="M10.2 6.1C9.9 5.2 9.1 4.8 8.05 4.8c-1.35 0-2.2.65-2.2 1.6 0 2.15 4.4 1.05 4.4 3.2 0 1-.9 1.6-2.2 1.6-1.15 0-2-.45-2.3-1.35"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  interface: (
    <>
      <rect
        x="1.75"
        y="1.75"
        width="12.5"
        height="12.5"
        rx="3"
        fill="currentColor"
        fillOpacity=".16"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <path
        d="M6.2 4.9h3.6M6.2 11.1h3.6M8 4.9v6.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  enum: (
    <>
      <rect
        x="1.75"
        y="1.75"
        width="12.5"
        height="12.5"
        rx="3"
        fill="currentColor"
        fillOpacity=".16"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <path
        d="M10 4.9H6.2v6.2H10M6.2 8h3.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "type-alias": (
    <>
      <rect
        x="1.75"
        y="1.75"
        width="12.5"
        height="12.5"
        rx="3"
        fill="currentColor"
        fillOpacity=".16"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <path
        d="M5.3 5h5.4M8 5v6.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  delegate: (
    <>
      <rect
        x="1.75"
        y="1.75"
        width="12.5"
        height="12.5"
        rx="3"
        fill="currentColor"
        fillOpacity=".16"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <path
        d="M8.9 3.9 5.2 8.7h2.3l-.5 3.4 3.8-4.9H8.4z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth=".6"
        strokeLinejoin="round"
      />
    </>
  ),
  function: (
    <>
      <circle cx="8" cy="8" r="6.4" fill="currentColor" fillOpacity=".16" stroke="currentColor" strokeWidth="1.25" />
      <path
        d="M10.1 4.9c-1.3-.55-2.15-.05-2.35 1.25L7.1 10c-.2 1.25-.9 1.7-1.95 1.3M6 7.4h3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  method: (
    <>
      <circle cx="8" cy="8" r="6.4" fill="currentColor" fillOpacity=".16" stroke="currentColor" strokeWidth="1.25" />
      <path
        d="M5 10.4V6.6m0 1.5c.15-1 .7-1.6 1.5-1.6S8 7 8 8v2.4M8 8c.15-1 .7-1.5 1.5-1.5S11 7 11 8v2.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  constructor: (
    <>
      <circle cx="8" cy="8" r="6.4" fill="currentColor" fillOpacity=".16" stroke="currentColor" strokeWidth="1.25" />
      <path
        d="M8 5.1v5.8M5.1 8h5.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  field: (
    <>
      <path
        d="M8.85 1.95a1.2 1.2 0 0 0-1.7 0l-5.2 5.2a1.2 1.2 0 0 0 0 1.7l5.2 5.2a1.2 1.2 0 0 0 1.7 0l5.2-5.2a1.2 1.2 0 0 0 0-1.7z"
        fill="currentColor"
        fillOpacity=".16"
        stroke="currentColor"
        strokeWidth="1.25"
      />
    </>
  ),
  property: (
    <>
      <path
        d="M8.85 1.95a1.2 1.2 0 0 0-1.7 0l-5.2 5.2a1.2 1.2 0 0 0 0 1.7l5.2 5.2a1.2 1.2 0 0 0 1.7 0l5.2-5.2a1.2 1.2 0 0 0 0-1.7z"
        fill="currentColor"
        fillOpacity=".16"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <circle cx="8" cy="8" r="1.9" fill="currentColor" />
    </>
  ),
  variable: (
    <>
      <path
        d="M8.85 1.95a1.2 1.2 0 0 0-1.7 0l-5.2 5.2a1.2 1.2 0 0 0 0 1.7l5.2 5.2a1.2 1.2 0 0 0 1.7 0l5.2-5.2a1.2 1.2 0 0 0 0-1.7z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 1.6v12.8c-.3 0-.6-.1-.85-.35l-5.2-5.2a1.2 1.2 0 0 1 0-1.7l5.2-5.2C7.4 1.7 7.7 1.6 8 1.6z"
        fill="currentColor"
      />
    </>
  ),
  constant: (
    <>
      <path
        d="M8.85 1.95a1.2 1.2 0 0 0-1.7 0l-5.2 5.2a1.2 1.2 0 0 0 0 1.7l5.2 5.2a1.2 1.2 0 0 0 1.7 0l5.2-5.2a1.2 1.2 0 0 0 0-1.7z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.25"
      />
    </>
  ),
  namespace: (
    <>
      <path
        d="M6 2.6c-1.5 0-1.8.8-1.8 1.9v1.6C4.2 7.2 3.6 8 2.5 8c1.1 0 1.7.8 1.7 1.9v1.6c0 1.1.3 1.9 1.8 1.9M10 2.6c1.5 0 1.8.8 1.8 1.9v1.6c0 1.1.6 1.9 1.7 1.9-1.1 0-1.7.8-1.7 1.9v1.6c0 1.1-.3 1.9-1.8 1.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  module: (
    <>
      <path
        d="M8 1.8 13.6 5v6L8 14.2 2.4 11V5zM2.6 5.1 8 8.2l5.4-3.1M8 8.2v5.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  macro: (
    <>
      <path
        d="M6.4 2.6 5 13.4M11 2.6 9.6 13.4M2.9 5.8h10.6M2.5 10.2h10.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  repository: (
    <>
      <ellipse
        cx="8"
        cy="3.9"
        rx="5.4"
        ry="2.1"
        fill="currentColor"
        fillOpacity=".16"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <path
        d="M2.6 3.9v8.2c0 1.15 2.4 2.1 5.4 2.1s5.4-.95 5.4-2.1V3.9M2.6 8c0 1.15 2.4 2.1 5.4 2.1s5.4-.95 5.4-2.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  folder: (
    <>
      <path
        d="M1.7 4.4c0-.8.5-1.3 1.3-1.3h3l1.6 1.7H13c.8 0 1.3.5 1.3 1.3v5.6c0 .8-.5 1.3-1.3 1.3H3c-.8 0-1.3-.5-1.3-1.3z"
        fill="currentColor"
        fillOpacity=".16"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
      />
    </>
  ),
  file: (
    <>
      <path
        d="M3.6 3c0-.7.5-1.2 1.2-1.2h4.4l3.2 3.2v8c0 .7-.5 1.2-1.2 1.2H4.8c-.7 0-1.2-.5-1.2-1.2z"
        fill="currentColor"
        fillOpacity=".12"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
      />
      <path
        d="M9 2v3.2h3.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-back": (
    <>
      <path
        d="M12.8 8H3.4M7 4.2 3.2 8 7 11.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-check": (
    <>
      <path
        d="m3 8.4 3.4 3.4L13 4.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-chevron-down": (
    <>
      <path
        d="m3.8 6 4.2 4.2L12.2 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-chevron-right": (
    <>
      <path
        d="m6 3.8 4.2 4.2L6 12.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-clock": (
    <>
      <circle
        cx="8"
        cy="8"
        r="6.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 4.6V8l2.4 1.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-close": (
    <>
      <path
        d="m4 4 8 8M12 4l-8 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-copy": (
    <>
      <rect
        x="5.2"
        y="5.2"
        width="8.6"
        height="8.6"
        rx="1.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.35"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M10.8 5V3.9c0-1-.7-1.7-1.7-1.7H3.9c-1 0-1.7.7-1.7 1.7v5.2c0 1 .7 1.7 1.7 1.7H5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.35"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-error": (
    <>
      <circle
        cx="8"
        cy="8"
        r="6.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 4.8v3.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="8" cy="11" r=".9" fill="currentColor" />
    </>
  ),
  "ui-filter": (
    <>
      <path
        d="M2.4 3.6h11.2M4.6 8h6.8M6.8 12.4h2.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-forward": (
    <>
      <path
        d="M3.2 8h9.4M9 4.2 12.8 8 9 11.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-help": (
    <>
      <path
        d="M5.6 6.2c0-1.5 1-2.4 2.4-2.4s2.4.9 2.4 2.2c0 1.7-2.3 1.8-2.3 3.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="8" cy="12.3" r="1" fill="currentColor" />
    </>
  ),
  "ui-info": (
    <>
      <circle
        cx="8"
        cy="8"
        r="6.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 7.4v3.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="8" cy="4.9" r=".9" fill="currentColor" />
    </>
  ),
  "ui-json": (
    <>
      <path
        d="M5.6 2.8C4.3 2.8 4 3.5 4 4.5V6c0 1.1-.5 1.9-1.5 2 1 .1 1.5.9 1.5 2v1.5c0 1 .3 1.7 1.6 1.7M10.4 2.8c1.3 0 1.6.7 1.6 1.7V6c0 1.1.5 1.9 1.5 2-1 .1-1.5.9-1.5 2v1.5c0 1-.3 1.7-1.6 1.7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-link": (
    <>
      <path
        d="M6.8 9.2a2.7 2.7 0 0 0 3.8 0l2.3-2.3a2.7 2.7 0 0 0-3.8-3.8l-.9.9M9.2 6.8a2.7 2.7 0 0 0-3.8 0L3.1 9.1a2.7 2.7 0 0 0 3.8 3.8l.9-.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-minus": (
    <>
      <path
        d="M3 8h10"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-moon": (
    <>
      <path
        d="M13.2 9.6A5.6 5.6 0 1 1 6.4 2.8a4.6 4.6 0 0 0 6.8 6.8z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-more": (
    <>
      <circle cx="3.2" cy="8" r="1.3" fill="currentColor" />
      <circle cx="8" cy="8" r="1.3" fill="currentColor" />
      <circle cx="12.8" cy="8" r="1.3" fill="currentColor" />
    </>
  ),
  "ui-offline": (
    <>
      <path
        d="M2 6.2a9 9 0 0 1 5-2.3M14 6.2a9 9 0 0 0-2.4-1.6M4.4 9a5.5 5.5 0 0 1 2.4-1.4M6.6 11.6a2.4 2.4 0 0 1 2.8 0M2.6 2.6l10.8 10.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-open": (
    <>
      <path
        d="M9.4 2.4h4.2v4.2M13.4 2.6 7.6 8.4M12 9.6v2.7c0 .8-.5 1.3-1.3 1.3H3.7c-.8 0-1.3-.5-1.3-1.3v-7C2.4 4.5 2.9 4 3.7 4h2.7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-outline": (
    <>
      <path
        d="M2.4 3.4h6M5.4 8h8.2M5.4 12.6h8.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-retry": (
    <>
      <path
        d="M13 8a5 5 0 1 1-1.5-3.6M13 2.4v3h-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-search": (
    <>
      <circle
        cx="7"
        cy="7"
        r="4.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="m10.6 10.6 3.4 3.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-split": (
    <>
      <rect
        x="1.9"
        y="2.6"
        width="12.2"
        height="10.8"
        rx="1.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.35"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 2.8v10.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.35"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-sun": (
    <>
      <circle
        cx="8"
        cy="8"
        r="2.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 1.6v1.6M8 12.8v1.6M1.6 8h1.6M12.8 8h1.6M3.5 3.5l1.1 1.1M11.4 11.4l1.1 1.1M12.5 3.5l-1.1 1.1M4.6 11.4l-1.1 1.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-target": (
    <>
      <circle
        cx="8"
        cy="8"
        r="5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 1.2v3.2M8 11.6v3.2M1.2 8h3.2M11.6 8h3.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-terminal": (
    <>
      <path
        d="m3 4.6 3.4 3.4L3 11.4M8.2 11.6h4.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-tree": (
    <>
      <path
        d="M3.2 2.6v8.6c0 .9.5 1.4 1.4 1.4h2M3.2 6h3.4M9.4 6h4M9.4 12.6h4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "ui-warning": (
    <>
      <path
        d="M8 2.2 14.4 13.4H1.6zM8 6.4v3.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="8" cy="11.6" r=".9" fill="currentColor" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;
