# The server with the web app: `docker build --tag porchlight .`, or with the demo's photos: `--target demo`.
FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS build
WORKDIR /app
ENV CI=true
RUN npm install --global pnpm@10.34.9
COPY . .
RUN pnpm install --frozen-lockfile
RUN pnpm --filter @porchlight/web build && pnpm --filter @porchlight/api build
# What is left of the packages is what the built server does not carry. The embedded database is not for containers.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules \
  && pnpm install --prod --frozen-lockfile --filter @porchlight/api \
  && rm -rf node_modules/.pnpm/@electric-sql*

FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS server
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/apps/api/node_modules apps/api/node_modules
COPY --from=build /app/apps/api/package.json apps/api/package.json
COPY --from=build /app/apps/api/data apps/api/data
COPY --from=build /app/apps/api/src/platform/db/migrations apps/api/src/platform/db/migrations
COPY --from=build /app/apps/web/package.json apps/web/package.json
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/api/dist apps/api/dist
USER node
EXPOSE 3000
# Whether the process answers; whether it can do its work is asked by the balancer (/readyz).
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.js"]

FROM server AS demo
COPY --from=build /app/apps/api/seed-photos apps/api/seed-photos

FROM server
