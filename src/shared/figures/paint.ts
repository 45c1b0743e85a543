/**
 * Colours of figures, as presentation attributes: `<path fill={paint.accent}>`. On the screen they follow the theme; on
 * paper and in files they are those of `onPaper`.
 */
export const paint = {
  surface: 'var(--surface)',
  sunken: 'var(--surface-sunken)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  ink: 'var(--ink)',
  muted: 'var(--ink-muted)',
  faint: 'var(--ink-faint)',
  accent: 'var(--accent)',
  accentSoft: 'var(--accent-soft)',
  evidence: 'var(--evidence)',
  evidenceStrong: 'var(--evidence-strong)',
  evidenceInk: 'var(--evidence-ink)',
  red: 'var(--state-red)',
  redSoft: 'var(--state-red-soft)',
  yellow: 'var(--state-yellow)',
  yellowSoft: 'var(--state-yellow-soft)',
  green: 'var(--state-green)',
  greenSoft: 'var(--state-green-soft)',
  grey: 'var(--state-grey)',
  greySoft: 'var(--state-grey-soft)',
} as const

/** What the variables of `paint` are on white paper, whatever the theme of the screen. */
export const onPaper: Readonly<Record<string, string>> = {
  '--surface': '#ffffff',
  '--surface-sunken': '#f4f2ec',
  '--line': '#dcd8ce',
  '--line-strong': '#8a8478',
  '--ink': '#1d1c19',
  '--ink-muted': '#55524b',
  '--ink-faint': '#67635b',
  '--accent': '#0e5a63',
  '--accent-soft': '#dcebeb',
  '--evidence': '#fbe09a',
  '--evidence-strong': '#b97d0c',
  '--evidence-ink': '#3d2a00',
  '--state-red': '#a12a1f',
  '--state-red-soft': '#fbeae7',
  '--state-yellow': '#655700',
  '--state-yellow-soft': '#f6f1c9',
  '--state-green': '#20663a',
  '--state-green-soft': '#e4f1e6',
  '--state-grey': '#57544d',
  '--state-grey-soft': '#eceae4',
  '--font-sans': 'Arial, Helvetica, sans-serif',
  '--font-serif': "Georgia, 'Times New Roman', serif",
}
