declare module '*.html?markup' {
  const markup: import('./kit/markup.js').Markup[];
  export default markup;
}
