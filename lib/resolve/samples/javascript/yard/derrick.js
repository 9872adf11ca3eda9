export class Derrick {
  hoist() {}
}
export default Derrick;
