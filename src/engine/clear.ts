/** The one call of the engine that is none of the contract: removes everything that it keeps. */
export const CLEAR = 'engine.clear'
