/** Styles in which a reference can be written as plain text. */
export const citationStyles = ['APA', 'Vancouver', 'AMA', 'NIH', 'Chicago', 'Harvard', 'IEEE'] as const
export type CitationStyle = (typeof citationStyles)[number]
