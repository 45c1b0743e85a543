// Where drafts wait on this device enters the list of what a sign-out sends.
import './sync/kept-drafts.ts'

/** Stands in the workspace, so that a sign-out on any page knows of drafts that an earlier visit left. Draws nothing. */
export const KeptDrafts = () => null
