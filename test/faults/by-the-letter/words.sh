# Shell functions that the steps use besides the documents' own lines.
REPOSITORY=/srv/kerbside.git

# Waits until the server can read and write the list: ready [PORT]
ready() {
  timeout 120 sh -c 'until curl -sf -o /dev/null "http://127.0.0.1:$0/readyz"; do sleep 0.2; done' "${1-$PORT}"
}

# Joins with an address: joins a@example.com [PORT]
joins() {
  curl -sf -X POST -H 'content-type: application/json' -d '{"email":"'"$1"'","postcode":"LS6 2AB"}' "http://127.0.0.1:${2-$PORT}/api/waitlist"
}

# Makes a commit the newest in the repository that the server is installed from.
offer() {
  git -C $REPOSITORY update-ref refs/heads/main "$1"
}

# Adds a commit to the repository's main branch: offer_changed SUBJECT LINES
offer_changed() {
  git clone -q $REPOSITORY /tmp/changed
  (
    cd /tmp/changed
    eval "$2"
    git add .
    git -c user.name=x -c user.email=x@example.com commit -q -m "$1"
    git push -q
  )
  rm -rf /tmp/changed
}

# Puts a certificate where certbot would, because no authority can be reached from here.
certificate() {
  mkdir -p /etc/letsencrypt/live/example.co.uk
  openssl req -x509 -newkey rsa:2048 -nodes -days 9 -subj /CN=example.co.uk \
    -keyout /etc/letsencrypt/live/example.co.uk/privkey.pem -out /etc/letsencrypt/live/example.co.uk/fullchain.pem 2>/dev/null
}

# Requests an address from the local proxy; prints the status, the version of HTTP and the redirect.
asks() {
  curl -sk -o /dev/null -w '%{http_code} %{http_version} %{redirect_url}' --connect-to ::127.0.0.1: "$1"
}
