export interface Hull { keel: number }
export namespace parts { export interface Deck { planks: number } }
