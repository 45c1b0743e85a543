import type { Appearance } from '@stripe/stripe-js'

/** The colours of the page as they are now, for the card form: it lives in frames that see no stylesheet of ours. */
export function appearanceNow(): Appearance {
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
