import { createStore, useStore } from '#shared/browser/store.ts'

import { onSignOut } from '../session/sign-out.ts'

/**
 * What help is asked to show. With nothing named it begins with the assistant.
 *
 * - `tab`: the tab to begin with ('learn' when a lesson is named).
 * - `article`: the slug of an article, to read in the drawer beside the work; 'slug#heading' for a part of it. The way
 *   back from it leads to the tab behind it.
 * - `lesson`: the id of a lesson, to read under Learn.
 * - `tour`: the key of a tour. It begins over the page; the drawer stays closed, and closes if it was open.
 */
export type HelpRequest = {
  tab?: 'chat' | 'learn' | 'issue' | 'feedback'
  article?: string
  lesson?: string
  tour?: string
}
/** What the drawer shows while it is open. */
export type OpenHelp = Omit<HelpRequest, 'tour'>

type State = { drawer: OpenHelp | undefined; tour: string | undefined }

const state = createStore<State>({ drawer: undefined, tour: undefined })
const set = (next: Partial<State>) => state.set({ ...state.get(), ...next })

/**
 * Opens help from anywhere: `openHelp({ article: 'prediction-interval' })` beside the control that the article explains,
 * `openHelp({ tour: 'search' })` from the palette. Called while the drawer is open, it shows the new thing in it.
 */
export function openHelp({ tour, ...drawer }: HelpRequest = {}): void {
  if (tour !== undefined) return set({ drawer: undefined, tour })
  set({ drawer: drawer.lesson !== undefined && drawer.tab === undefined ? { ...drawer, tab: 'learn' } : drawer })
}

/** Closes the drawer. A tour that was asked for stays asked for. */
export const closeHelp = (): void => set({ drawer: undefined })

/** The tour has begun, or there is none of that name. */
export const tourTaken = (): void => set({ tour: undefined })

/** What the drawer shows; undefined while it is closed. */
export const useOpenHelp = (): OpenHelp | undefined => useStore(state).drawer

/** The tour that somebody asked for and that has not begun. */
export const useAskedTour = (): string | undefined => useStore(state).tour

onSignOut(() => set({ drawer: undefined, tour: undefined }))
