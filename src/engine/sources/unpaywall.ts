import type { AskedAdapter } from './source-record.ts'

/** https://unpaywall.org/products/api (read 2026-11-24): one DOI a request, with an email address; 100,000 a day. */
export const unpaywall: AskedAdapter = {
  source: 'unpaywall',
  label: 'Unpaywall',
  base: 'https://api.unpaywall.org/v2',
  pace: () => 900,
}
