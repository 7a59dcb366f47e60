#!/usr/bin/python3
"""WebKitGTK without a toolbar, driven by automation: a window of any width.

It leaves its process id in the folder that is named, and prints the page there when it is sent SIGUSR1."""
import os
import signal
import sys
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

width, height, dark, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "dark", sys.argv[4]
with open(os.path.join(folder, "pid"), "w", encoding="ascii") as file:
    file.write(str(os.getpid()))

Gtk.init(None)
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
settings = WebKit2.Settings()
settings.set_enable_page_cache(True)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.get_website_data_manager().set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
views = []


def open_window(*_):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    view.connect("close", lambda *_: window.destroy())
    window.add(view)
    window.show_all()
    view.grab_focus()
    views.append(view)
    return view


def print_page():
    operation = WebKit2.PrintOperation.new(views[-1])
    printer = Gtk.PrintSettings()
    printer.set_printer("Print to File")
    printer.set("output-file-format", "pdf")
    printer.set("output-uri", "file://" + os.path.join(folder, "page.part"))
    operation.set_print_settings(printer)
    page = Gtk.PageSetup()
    page.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    operation.set_page_setup(page)
    # The function keeps the operation alive until then.
    operation.connect("finished", lambda *_: os.rename(
        os.path.join(folder, "page.part"), os.path.join(folder, "page.pdf")), operation)
    operation.print_()
    return GLib.SOURCE_CONTINUE


def started(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("webkit-window")
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, print_page)
context.connect("automation-started", started)
Gtk.main()
