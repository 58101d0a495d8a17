/** Name of the `<meta>` that says where the file is from which exports of demos are made (src/plugins/demoSupplies.ts). */
export const SUPPLIES_META = 'demo-supplies';
