FROM debian:bookworm-slim@sha256:3783cc01769c7b2b1b83a5c5ad96c815348e28ed7da68e2e3687004faa906251
RUN apt-get update \
  && apt-get install --yes --no-install-recommends gettext-base pgbouncer \
  && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer.template
USER postgres
CMD ["sh", "-c", "printf '\"%s\" \"%s\"\\n' porchlight \"$DATABASE_PASSWORD\" > \"$USERS_FILE\" && envsubst < /etc/pgbouncer.template > /run/pgbouncer/pgbouncer.ini && exec pgbouncer /run/pgbouncer/pgbouncer.ini"]
