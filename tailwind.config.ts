import type { Config } from 'tailwindcss'

/** Token names → CSS variables. The values, light and dark side by side, stand in src/app/styles.css. */
const token = (name: string) => `var(--${name})`

export default {
  darkMode: 'selector',
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      page: token('page'),
      surface: { DEFAULT: token('surface'), raised: token('surface-raised'), sunken: token('surface-sunken') },
      line: { DEFAULT: token('line'), strong: token('line-strong') },
      ink: { DEFAULT: token('ink'), muted: token('ink-muted'), faint: token('ink-faint') },
      accent: {
        DEFAULT: token('accent'),
        strong: token('accent-strong'),
        soft: token('accent-soft'),
        ink: token('accent-ink'),
      },
      evidence: { DEFAULT: token('evidence'), strong: token('evidence-strong'), ink: token('evidence-ink') },
      state: {
        red: token('state-red'),
        'red-soft': token('state-red-soft'),
        yellow: token('state-yellow'),
        'yellow-soft': token('state-yellow-soft'),
        green: token('state-green'),
        'green-soft': token('state-green-soft'),
        grey: token('state-grey'),
        'grey-soft': token('state-grey-soft'),
      },
    },
    fontFamily: {
      sans: 'var(--font-sans)',
      serif: 'var(--font-serif)',
      mono: 'var(--font-mono)',
    },
    fontSize: {
      xs: ['0.75rem', '1.125rem'],
      sm: ['0.875rem', '1.25rem'],
      base: ['1rem', '1.5rem'],
      lg: ['1.1875rem', '1.625rem'],
      xl: ['1.5rem', '1.9375rem'],
      '2xl': ['2rem', '2.4375rem'],
    },
    borderRadius: { none: '0', control: '6px', card: '10px', full: '999px' },
    screens: { sm: '600px', md: '800px', lg: '1100px', xl: '1440px', '2xl': '1700px' },
    extend: {
      maxWidth: { reading: '72ch' },
      spacing: { bar: '3.5rem' },
      boxShadow: { float: 'var(--shadow-float)' },
      transitionDuration: { DEFAULT: '150ms' },
      zIndex: { bar: '30', layer: '40', dialog: '50', toast: '60' },
    },
  },
} satisfies Config
