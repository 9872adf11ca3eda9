import * as whole from "./api";
declare namespace api {
  export interface Hull { ballast: number }
  export interface Deck { nails: number }
}
export = api;
