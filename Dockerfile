# Fathom as an image: web server, worker and every command, run by a user without rights.
#   docker build -t fathom:0.1.0 .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS package
WORKDIR /source
COPY package.json package-lock.json .npmrc* ./
# No program of a package runs while the image is made.
RUN npm ci --ignore-scripts
COPY . .
RUN mkdir /packed && npm pack --pack-destination /packed

FROM golang:1.25-bookworm AS zoekt
RUN CGO_ENABLED=0 GOBIN=/out go install \
    github.com/sourcegraph/zoekt/cmd/zoekt-index@c4d8f3537f7a67423835d8cf6b0e1d13e68e0b4c \
 && CGO_ENABLED=0 GOBIN=/out go install \
    github.com/sourcegraph/zoekt/cmd/zoekt-webserver@c4d8f3537f7a67423835d8cf6b0e1d13e68e0b4c

FROM ${NODE_IMAGE}
# git lists what is to be read and fetches repositories; ssh is one of its ways.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates git openssh-client \
 && rm -rf /var/lib/apt/lists/*
COPY --from=zoekt /out/ /usr/local/bin/
COPY --from=package /packed/ /packed/
RUN npm install --global --ignore-scripts --omit=dev /packed/fathom-*.tgz \
 && fathom prepare \
 && npm cache clean --force \
 && rm -rf /packed \
 && install -d -o node -g node /var/lib/fathom /var/lib/zoekt
ENV NODE_ENV=production FATHOM_DATA=/var/lib/fathom FATHOM_HOST=0.0.0.0 FATHOM_PORT=4100
USER node
WORKDIR /var/lib/fathom
VOLUME /var/lib/fathom
EXPOSE 4100
ENTRYPOINT ["fathom"]
