/** A sentence for reading: without the gaps that citations left when they were taken out ("fell ." becomes "fell."). */
export const tidy = (sentence: string): string =>
  sentence
    .replaceAll('\uFFFC', '')
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(/(?<!\s)\s+(?=[.,;:!?])/g, '')
