/** What the licence of the processor asks to be shown where it begins to be used (CPAL-1.0, exhibit B). */
export const processorCredit = {
  copyright: '© Frank Bennett',
  phrase: 'citeproc-js implements the Citation Style Language',
  address: 'https://citationstyles.org/',
  source: 'https://github.com/juris-m/citeproc-js',
} as const
