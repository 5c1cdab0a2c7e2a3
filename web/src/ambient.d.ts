declare module 'virtual:icons' {
  const paths: Record<string, string>;
  export default paths;
}
declare module 'virtual:icons/*' {
  const paths: Record<string, string>;
  export default paths;
}
declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
