/** Files that esbuild puts into a program as bytes. */
declare module "*.bin" {
  const bytes: Uint8Array;
  export default bytes;
}
