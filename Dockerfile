# A server for others: docker build -t souterrain . ; with PostgreSQL and TLS: hosting/compose.yaml.
ARG PYTHON=3.13

FROM python:${PYTHON}-slim AS built
WORKDIR /source
COPY pyproject.toml constraints.txt hatch_build.py LICENSE README.md ./
COPY web web
COPY src src
# The page is built with Node from PyPI, by what the program says of its messages; nothing but the wheel goes on from here.
RUN pip install --quiet --constraint constraints.txt --editable . \
 && python web/build.py \
 && pip wheel --quiet --no-deps --wheel-dir /wheels .

FROM python:${PYTHON}-slim
COPY --from=built /wheels /wheels
COPY constraints.txt /wheels/
RUN pip install --quiet --no-cache-dir --constraint /wheels/constraints.txt "$(ls /wheels/*.whl)[postgres]" \
 && rm -r /wheels \
 && useradd --uid 10001 --create-home --home-dir /data souterrain
USER souterrain
WORKDIR /data
# Tables (unless they are in PostgreSQL), the packs that matches bring along, and the compiled physics.
ENV XDG_DATA_HOME=/data XDG_CACHE_HOME=/data/cache NUMBA_CACHE_DIR=/data/cache/numba PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8643
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8643/health', timeout=4)"]
ENTRYPOINT ["souterrain"]
CMD ["serve", "--host", "0.0.0.0"]
