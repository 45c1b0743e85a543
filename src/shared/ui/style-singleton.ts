import { useEffect } from 'react'

/**
 * Stands in for the package react-style-singleton, which writes a style element that a content policy without inline
 * styles refuses. A constructed style sheet is allowed there. Same exports, same counting of users.
 */
export function stylesheetSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return {
    add(css: string) {
      users += 1
      if (users > 1 || typeof CSSStyleSheet.prototype.replaceSync !== 'function') return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    remove() {
      users -= 1
      if (users > 0 || !sheet) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
      sheet = undefined
    },
  }
}

export function styleHookSingleton() {
  const singleton = stylesheetSingleton()
  return function useStyle(css: string, isDynamic?: boolean) {
    useEffect(() => {
      singleton.add(css)
      return () => singleton.remove()
      // The first style stands unless the caller says that it changes.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [css && isDynamic])
  }
}

export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic)
    return null
  }
}
