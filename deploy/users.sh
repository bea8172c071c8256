#!/bin/sh
# The users of Pliego and its database, when the container of PostgreSQL starts on an empty volume. Neither is a superuser:
# «pliego» owns the tables, «pliego_web» may only serve.
set -eu
psql -v ON_ERROR_STOP=1 -v owner_password="$PLIEGO_OWNER_PASSWORD" -v serving_password="$PLIEGO_SERVING_PASSWORD" \
  --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role pliego login createrole password :'owner_password';
create role pliego_web login password :'serving_password';
create database pliego owner pliego;
SQL
