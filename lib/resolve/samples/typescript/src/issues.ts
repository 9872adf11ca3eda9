interface TooBig {
  maximum: number;
}
interface TooSmall {
  minimum: number;
}
type Issue = TooBig | Array<Bag> | TooSmall;
interface Bag {
  minimum: string;
}

export function describe(input: unknown, issue: Issue): void {
  issue.«maximum→TooBig.maximum, receiver»;
  issue.«minimum→TooSmall.minimum, receiver»;
  (input as TooBig).«maximum→TooBig.maximum, receiver»;
  const known = input as Issue;
  known.«minimum→TooSmall.minimum, receiver»;
}
