FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends gettext-base pgbouncer \
  && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer.template
USER postgres
CMD ["sh", "-c", "printf '\"%s\" \"%s\"\\n' porchlight \"$DATABASE_PASSWORD\" > \"$USERS_FILE\" && envsubst < /etc/pgbouncer.template > /run/pgbouncer/pgbouncer.ini && exec pgbouncer /run/pgbouncer/pgbouncer.ini"]
