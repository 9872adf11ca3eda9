"use client";
/** The list that a part of the breadcrumb has open: where it floats, and how it closes. */
import { createContext, useContext, type RefObject } from "react";
import type { Box } from "../shell/popover";

export interface CrumbList {
  beside: Box;
  opener: RefObject<Element | null>;
  onClose: (pressed: boolean) => void;
}

export const OpenCrumbList = createContext<CrumbList | null>(null);

/** Only inside of an open list. */
export function useCrumbList(): CrumbList {
  const list = useContext(OpenCrumbList);
  if (list === null) throw new Error("No list is open here.");
  return list;
}
