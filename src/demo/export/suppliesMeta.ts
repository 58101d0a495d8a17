/**
 * Name of the `<meta>` that says where the file is from which exports of demos are made
 * (src/plugins/demo/demoSupplies.ts).
 */
export const SUPPLIES_META = 'demo-supplies';
