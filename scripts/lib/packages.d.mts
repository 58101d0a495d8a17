export function isInstalled(root: string): Promise<boolean>;
export function ensurePackages(root?: string): Promise<boolean>;
