import type { Node } from '@tiptap/pm/model'

import { lazyPart, type LazyPart } from '#shared/browser/lazy-part.tsx'

import type { NodeCardProps } from './node-card-props.ts'

type Row = {
  label: string
  Card: LazyPart<NodeCardProps>
  /** A new one that holds nothing: the card takes the focus. */
  isEmpty?: (node: Node) => boolean
}

const isBlank = (name: string) => (node: Node) => node.attrs[name] === ''

/** By the name of the node. */
export const nodeCards: Readonly<Record<string, Row>> = {
  citation: {
    label: 'Citation',
    Card: lazyPart(async () => (await import('./CitationCard.tsx')).CitationCard),
  },
  footnote: {
    label: 'Footnote',
    Card: lazyPart(async () => (await import('./FootnoteCard.tsx')).FootnoteCard),
    isEmpty: (node) => (node.attrs['content'] as unknown[]).length === 0,
  },
  equation: {
    label: 'Formula',
    Card: lazyPart(async () => (await import('./EquationCard.tsx')).EquationCard),
    isEmpty: isBlank('latex'),
  },
  equationBlock: {
    label: 'Equation',
    Card: lazyPart(async () => (await import('./EquationCard.tsx')).EquationCard),
    isEmpty: isBlank('latex'),
  },
  figure: {
    label: 'Figure',
    Card: lazyPart(async () => (await import('./FigureCard.tsx')).FigureCard),
  },
  crossReference: {
    label: 'Cross reference',
    Card: lazyPart(async () => (await import('./TargetCard.tsx')).TargetCard),
  },
}

/** Fetches the cards before they are asked for: what is typed right after a footnote was made belongs into it. */
export const preloadCards = () => Promise.all(Object.values(nodeCards).map(({ Card }) => Card.preload()))
