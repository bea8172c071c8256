# The built server alone, as its own user. docs/operate.md says how it is run.
FROM node:22-bookworm-slim AS build
WORKDIR /pliego
COPY . .
# Installs what the lock file pins, and builds.
RUN node scripts/build.mjs

FROM node:22-bookworm-slim AS packages
WORKDIR /pliego
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/http/package.json packages/http/
COPY packages/matching/package.json packages/matching/
COPY packages/sources/package.json packages/sources/
COPY packages/sample-api/package.json packages/sample-api/
COPY packages/server/package.json packages/server/
RUN npm ci --omit=dev --workspace packages/server --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PLIEGO_DATA=/datos PLIEGO_DEMO=0
WORKDIR /pliego
COPY --from=packages /pliego ./
COPY --from=build /pliego/packages/server/dist packages/server/dist
COPY --from=build /pliego/packages/web/dist packages/web/dist
COPY packages/server/migrations packages/server/migrations
RUN mkdir /datos /respaldos && chown node:node /datos /respaldos
USER node
VOLUME /datos /respaldos
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/salud').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.js"]
