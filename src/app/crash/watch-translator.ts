/**
 * Translators of browsers put <font> elements in the place of texts that React holds. What keeps the page right then is
 * fetched for those few who use one.
 */
export function watchTranslator(): void {
  let isTranslated = false
  new MutationObserver((records) => {
    isTranslated ||= records.some(({ addedNodes }) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT'))
    if (!isTranslated) return
    import('./translated-text.ts').then(
      ({ followTranslation }) => followTranslation(records),
      () => {},
    )
  }).observe(document, { childList: true, subtree: true })
}
