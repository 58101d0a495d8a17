const domains = [
  'fastmail.com',
  'gmail.com',
  'gmx.net',
  'icloud.com',
  'mailbox.org',
  'outlook.com',
  'proton.me',
];

/** Completes an address with each domain that starts with the text after the @. */
export function completeAddress(text: string): string[] {
  const [name = '', domain = '', ...rest] = text.split('@');
  if (name === '' || rest.length > 0) return [];
  return domains
    .filter((candidate) => candidate.startsWith(domain.toLowerCase()) && candidate !== domain)
    .map((candidate) => `${name}@${candidate}`);
}
