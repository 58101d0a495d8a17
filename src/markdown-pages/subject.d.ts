declare module '@@/subject/screenshots' {
  /** Pictures of demos, made by `npm run screenshots`. Sizes are in CSS pixels. */
  const screenshots:
    | readonly {
        name: string;
        title: string;
        alt: string;
        /** Of the page with the demo. */
        address: string;
        width: number;
        height: number;
      }[]
    | undefined;
  export default screenshots;
}
