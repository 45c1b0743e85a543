// `npm run package`: pages in `dist/`, server in `dist-server/`, to be run by `npm run serve` where only the production
// dependencies are installed (`npm ci --omit=dev`).
import { buildPackage } from './build.mjs'

await buildPackage()
console.log('dist/ and dist-server/ are built. Elsewhere: npm ci --omit=dev, then npm run serve')
