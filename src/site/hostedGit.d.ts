// The part of hosted-git-info that the site uses; npm keeps it and publishes no types for it.
declare module 'hosted-git-info' {
  const hosted: { fromUrl(address: string): { browse(): string } | undefined };
  export default hosted;
}
