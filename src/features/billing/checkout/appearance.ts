import type { Appearance } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

/** The colours of the page as they are now, for the card form: it lives in frames that see no stylesheet of ours. */
function appearanceNow(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const chosen = {
    colorPrimary: colour('accent'),
    colorBackground: colour('surface'),
    colorText: colour('ink'),
    colorTextSecondary: colour('ink-muted'),
    colorDanger: colour('state-red'),
  }
  const known = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''))
  return { variables: { ...known, borderRadius: '6px', fontFamily: 'system-ui, sans-serif' } }
}

/** The look of the card form, another one when the page is dressed otherwise: a theme may change while somebody pays. */
export function useAppearanceNow(): Appearance {
  const [appearance, setAppearance] = useState(appearanceNow)
  useEffect(() => {
    const observer = new MutationObserver(() => setAppearance(appearanceNow()))
    observer.observe(document.documentElement, { attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [])
  return appearance
}
