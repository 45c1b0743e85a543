import { configureGlobal } from 'fast-check'

/** The same cases in every run, so that a red run is about the change; FC_SEED=any number searches elsewhere. */
configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) })
