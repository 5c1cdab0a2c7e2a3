declare module 'virtual:icons' {
  const paths: Record<string, string>;
  export default paths;
}
declare module 'virtual:icons/*' {
  const paths: Record<string, string>;
  export default paths;
}
declare module 'virtual:games' {
  export const covers: Record<string, import('./games/cover').Cover>;
  export const boards: Record<string, () => Promise<{ open: import('./games/kit').Open }>>;
  // A guide reads the state of its own game; here they are all alike.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  export const guides: Record<string, () => Promise<{ guide: import('./guide/guide').Guide<any> }>>;
}
