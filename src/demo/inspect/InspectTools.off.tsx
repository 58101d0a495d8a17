/** In the place of InspectTools.tsx where a site has no inspector (src/demo/build/inspector.ts). */
export const InspectButton = (): null => null;

/** The same for the panel. */
export const InspectPanel = (): null => null;
