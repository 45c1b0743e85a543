import type { HighlightColour } from '#contract/highlights.ts'

/** The look of each colour: over a page, under words of a text, and as a spot to choose. `name` is what it is called. */
export const highlightLook: Record<
  HighlightColour,
  { name: string; page: string; darkPage: string; text: string; spot: string }
> = {
  amber: {
    name: 'Amber',
    page: 'bg-[#fbe09a]',
    darkPage: 'bg-[#5c4510]',
    text: 'bg-[#fbe09a] text-[#3d2a00] dark:bg-[#5c4510] dark:text-[#fdf0d2]',
    spot: 'bg-[#f2c14e]',
  },
  green: {
    name: 'Green',
    page: 'bg-[#c9ecc0]',
    darkPage: 'bg-[#1f4a24]',
    text: 'bg-[#c9ecc0] text-[#12300c] dark:bg-[#1f4a24] dark:text-[#dcf5d6]',
    spot: 'bg-[#7cc36d]',
  },
  blue: {
    name: 'Blue',
    page: 'bg-[#c4e0fa]',
    darkPage: 'bg-[#123f63]',
    text: 'bg-[#c4e0fa] text-[#0a2a44] dark:bg-[#123f63] dark:text-[#d8ecfd]',
    spot: 'bg-[#6aaee8]',
  },
  pink: {
    name: 'Pink',
    page: 'bg-[#f9cfe3]',
    darkPage: 'bg-[#5a1f3e]',
    text: 'bg-[#f9cfe3] text-[#4a0d2c] dark:bg-[#5a1f3e] dark:text-[#fde2ee]',
    spot: 'bg-[#e57fb0]',
  },
  grey: {
    name: 'Grey',
    page: 'bg-[#dcdad5]',
    darkPage: 'bg-[#3b4246]',
    text: 'bg-[#dcdad5] text-[#22211e] dark:bg-[#3b4246] dark:text-[#eceeee]',
    spot: 'bg-[#a3a099]',
  },
}
