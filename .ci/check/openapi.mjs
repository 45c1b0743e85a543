// `npm run openapi`: writes openapi.json (OpenAPI 3.1) from the contract. Another file: `npm run openapi -- api.json`.
import { readFileSync, writeFileSync } from 'node:fs'

import { importSource } from './source.mjs'

const file = process.argv[2] ?? 'openapi.json'
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const { openApiDocument } = await importSource('src/contract/openapi/document.ts')
const document = openApiDocument(version)
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)

const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const additions = calls.filter((call) => call['x-capability'])
console.log(
  `${file}: ${calls.length} calls (${additions.length} additions behind a capability), ` +
    `${Object.keys(document.components.schemas).length} schemas`,
)
